import { createRoot } from 'react-dom/client'
import { StorageNoteText } from './storage-note-text.tsx'

/** Says above the page, once to each page load, that the browser keeps nothing, until it is closed. */
export function showStorageNote(): void {
  const place = document.createElement('div')
  place.role = 'status'
  document.body.prepend(place)
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  root.render(<StorageNoteText onClose={close} />)
}
