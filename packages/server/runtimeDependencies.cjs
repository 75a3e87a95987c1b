// Dependencies that the published server does not bundle: packages that load files beside their
// modules, and pg. The build (tsup.config.ts) treats them as external, and the published manifest
// (.pnpmfile.cjs) lists only them. All other packages stay in `dependencies` of package.json,
// because they are shipped inside the bundle and belong to the bill of materials and the audits.
module.exports = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'pg', 'sharp']
