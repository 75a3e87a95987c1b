-- A process of a version before 0010 writes its readiness into "facts". While a rolling update replaces it, it finds the renamed
-- table under the old name.
CREATE VIEW "facts" AS SELECT "name", "value" FROM "metadata";
