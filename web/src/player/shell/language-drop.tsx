import type { ReactNode } from 'react'
import { Drop } from '../../ui/drop.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** The languages under the header's button, open from the start: someone has pressed it. */
export function LanguageDrop({ label, face }: { label: string; face: ReactNode }) {
  return (
    <Drop label={label} className="lang" face={face} opensAtOnce>
      {() => (
        <div className="languages--drop">
          <LanguageChoice />
        </div>
      )}
    </Drop>
  )
}
