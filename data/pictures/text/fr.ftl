# Le nom des images simples, en français.

picture-table = Table
picture-screen = Ton paravent
picture-opened = Paravent
