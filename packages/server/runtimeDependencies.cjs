// What the published server does not bundle: packages that load files beside themselves, and pg. The build (tsup.config.ts) leaves
// them outside, and the published manifest (.pnpmfile.cjs) names them alone. All others stay `dependencies` here, because they are
// shipped inside the bundle and belong to the bill of materials and the audits.
module.exports = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions', 'pg', 'sharp']
