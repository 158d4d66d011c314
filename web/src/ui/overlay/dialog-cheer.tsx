import './dialog-cheer.css'
import type { ReactNode } from 'react'

type CheerProps = { title: string; text: string; children?: ReactNode }

/** The celebration inside a dialog: two dice, a word, a sentence, buttons. */
export function DialogCheer({ title, text, children }: CheerProps) {
  return (
    <div className="cheer" role="status">
      <img src="/art/em-zar.svg" alt="" width="132" height="132" />
      <b>{title}</b>
      <p>{text}</p>
      {children && <div className="cheer__acts">{children}</div>}
    </div>
  )
}
