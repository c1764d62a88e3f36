export function saveFile(text: string, fileName: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  // For a minute, because browsers may ask where to save the file before they read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
