# What plain pictures are called, in English.

picture-table = Table
picture-screen = Your screen
picture-opened = Screen

