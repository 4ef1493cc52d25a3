-- The contract lists the kinds of trophies (`trophyKinds`): a check here would need a migration for each new one.
ALTER TABLE trophies_won DROP CONSTRAINT trophies_won_kind_check;
