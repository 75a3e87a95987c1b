import { useEffect, useState } from 'react'

/** A chosen image and the address under which the page can show it. */
export interface ImagePreview {
  file: File
  address: string
}

/**
 * Chosen images with addresses to show them at. Addresses are given back to the browser when an image is taken out and when
 * the component goes.
 */
export function useImagePreviews(): {
  previews: readonly ImagePreview[]
  add: (files: readonly File[]) => void
  remove: (address: string) => void
  replace: (file: File) => void
} {
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
    add: (files) => setPreviews([...previews, ...files.map(previewOf)]),
    remove: (address) => {
      release(address)
      setPreviews(previews.filter((preview) => preview.address !== address))
    },
    replace: (file) => {
      for (const { address } of previews) release(address)
      setPreviews([previewOf(file)])
    },
  }
}
