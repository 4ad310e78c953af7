"""The program: started from its settings, examined by the doctor, heard in its logs."""
