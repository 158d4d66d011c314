type File = { name: string; type: string; content: string }

/** Hands a file that came in base64 to the player. */
export function saveFile({ name, type, content }: File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([bytes], { type }))
  link.download = name
  link.click()
  // The download has its own hold on it once the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
