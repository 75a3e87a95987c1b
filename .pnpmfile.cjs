const runtimeDependencies = require('./packages/server/runtimeDependencies.cjs')

// The packages that carry the Node binary declare `os` and `cpu` as a string, and pnpm takes a list
// only. Without the lists every machine would install the binaries of all platforms.
module.exports = {
  hooks: {
    readPackage(manifest) {
      for (const field of ['os', 'cpu']) {
        if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]]
      }
      return manifest
    },
    // The published server is a bundle. Its manifest lists only the dependencies outside the
    // bundle.
    beforePacking(manifest) {
      if (manifest.name !== '@nalam/server') return manifest
      const { dependencies, devDependencies: _, scripts: __, ...rest } = manifest
      const kept = Object.entries(dependencies).filter(([name]) => runtimeDependencies.includes(name))
      return { ...rest, dependencies: Object.fromEntries(kept) }
    },
  },
}
