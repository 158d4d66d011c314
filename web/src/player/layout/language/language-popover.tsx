import type { ReactNode } from 'react'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { LanguageChoice } from './language-choice.tsx'

/** The languages under the header's button, open from the start: someone has pressed it. */
export function LanguagePopover({ label, face }: { label: string; face: ReactNode }) {
  return (
    <Popover label={label} className="lang" face={face} opensAtOnce>
      {() => (
        <div className="languages--popover">
          <LanguageChoice />
        </div>
      )}
    </Popover>
  )
}
