import '../system.css'
import { enterLicence, LICENSED } from '@zar/contract/office/system/licences'
import { useState } from 'react'
import { TextField, TickField } from '../../parts/controls/field.tsx'
import { Confirm } from '../../parts/dialogs/confirm-dialog.tsx'
import { callProven } from '../../parts/dialogs/prove.ts'
import { useRefreshProposals } from '../../parts/proposals/second.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { t } from './texts.ts'
import { BLANK, licenceIn, type TypedLicence } from './typed-licence.ts'
import { useLicencesAnew } from './use-licences.ts'

/** What a proof of entering is for. */
export const ENTERING = { right: 'licence.edit', object: 'licence:new', amountE5: null } as const

type Text = Exclude<keyof TypedLicence, 'games'>

/** Proposes a licence; its number is typed twice. */
export function EnterDialog({ known, onClose }: { known: readonly string[]; onClose: () => void }) {
  const [anew, refreshProposals] = [useLicencesAnew(), useRefreshProposals()]
  const [typed, setTyped] = useState<TypedLicence>(BLANK)
  const licence = licenceIn(typed, known)
  const field = (key: Text, label: string, more: { type?: string; help?: string } = {}) => (
    <TextField
      {...more}
      label={label}
      autoComplete="off"
      value={typed[key]}
      onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
    />
  )
  return (
    <Confirm
      title={t('enterTitle')}
      verb={t('enterVerb')}
      needsWords
      typedName={typed.number.trim() || t('number')}
      consequence={t('enterDoes')}
      lacks={licence ? undefined : t('enterWrong')}
      draft="licence:new"
      onConfirm={async ({ text: reason }) => {
        if (!licence) return
        try {
          await callProven(enterLicence, { ...licence, typed: licence.number, reason }, ENTERING)
          notify(t('proposed'))
        } finally {
          await Promise.all([anew(), refreshProposals()])
        }
      }}
      onClose={onClose}
    >
      <div className="o-sys__pair">
        {field('number', t('number'))}
        {field('authority', t('authority'))}
        {field('validFrom', t('from'), { type: 'date' })}
        {field('validUntil', t('until'), { type: 'date' })}
      </div>
      {field('countries', t('countries'), {
        help: t('countriesHelp', { codes: known.slice(0, 20).join(', ') }),
      })}
      <fieldset className="o-sys__acts">
        <legend className="o-micro">{t('games')}</legend>
        {LICENSED.map((game) => (
          <TickField
            key={game}
            checked={typed.games.includes(game)}
            onChange={({ target }) =>
              setTyped({
                ...typed,
                games: LICENSED.filter((one) =>
                  one === game ? target.checked : typed.games.includes(one),
                ),
              })
            }
          >
            {t(game)}
          </TickField>
        ))}
      </fieldset>
    </Confirm>
  )
}
