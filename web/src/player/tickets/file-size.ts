import { languageTag } from '../../lib/language/translate.ts'

const KB = 1024

/** `812 KB`, `3,4 MB`. */
export function sizeOf(bytes: number): string {
  const isLarge = bytes >= KB * KB
  const size = bytes / (isLarge ? KB * KB : KB)
  const number = size.toLocaleString(languageTag, {
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return `${bytes < KB ? 1 : number} ${isLarge ? 'MB' : 'KB'}`
}
