-- Whether somebody wants advice at each step: 'on', 'off', or NULL for in his first game of each kind.
ALTER TABLE people ADD COLUMN advice TEXT;
