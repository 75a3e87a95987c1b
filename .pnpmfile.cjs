// The packages that carry the Node binary declare `os` and `cpu` as a string, and pnpm takes a list only. Without the lists every machine would
// install the binaries of all platforms.
module.exports = {
  hooks: {
    readPackage(manifest) {
      for (const field of ['os', 'cpu']) {
        if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]]
      }
      return manifest
    },
  },
}
