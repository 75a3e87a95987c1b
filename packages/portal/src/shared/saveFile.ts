export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download holds the content by now.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
