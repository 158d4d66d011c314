/** What was done, said for ten seconds, and how to take it back. */
export type Toast = { id: number; text: string; undo: (() => void) | undefined }

/** As long as the outside effect waits on the server. */
const SHOWN_MS = 10_000

let toast: Toast | null = null
let count = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function show(next: Toast | null): void {
  clearTimeout(timer)
  toast = next
  for (const listener of listeners) listener()
}

/** Says what was done; with `undo` it can be taken back, by the button or by `z`. */
export function notify(text: string, undo?: () => void): void {
  count += 1
  show({ id: count, text, undo })
  timer = setTimeout(() => show(null), SHOWN_MS)
}

export const dismiss = (): void => show(null)

/** Takes back what was said last, once. */
export function undoLast(): void {
  const undo = toast?.undo
  dismiss()
  undo?.()
}

export const readToast = (): Toast | null => toast

export const subscribeToasts = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
