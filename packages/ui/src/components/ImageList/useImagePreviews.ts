import { useEffect, useState } from 'react'

/** A chosen image and the object URL that displays it. */
interface ImagePreview {
  file: File
  address: string
}

/**
 * Returns the chosen images with object URLs to display them. An object URL is revoked when its
 * image is removed and when the component unmounts.
 */
export function useImagePreviews() {
  const [previews, setPreviews] = useState<readonly ImagePreview[]>([])
  const [addresses] = useState(() => new Set<string>())
  const previewOf = (file: File): ImagePreview => {
    const address = URL.createObjectURL(file)
    addresses.add(address)
    return { file, address }
  }
  const release = (address: string) => {
    addresses.delete(address)
    URL.revokeObjectURL(address)
  }
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address)
      addresses.clear()
    },
    [addresses],
  )
  return {
    previews,
    add: (files: readonly File[]) => setPreviews([...previews, ...files.map(previewOf)]),
    remove: (address: string) => {
      release(address)
      setPreviews(previews.filter((preview) => preview.address !== address))
    },
    replace: (file: File) => {
      for (const { address } of previews) release(address)
      setPreviews([previewOf(file)])
    },
  }
}
