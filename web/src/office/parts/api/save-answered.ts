import { saveFile } from '../../../lib/api/save-file.ts'

/** Hands over a file that an operation answered, its bytes in base64. */
export function saveAnswered(file: { name: string; type: string; content: string }): void {
  const bytes = Uint8Array.from(atob(file.content), (byte) => byte.charCodeAt(0))
  saveFile(new Blob([bytes], { type: file.type }), file.name)
}
