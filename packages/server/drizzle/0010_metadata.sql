ALTER TABLE "facts" RENAME TO "metadata";
