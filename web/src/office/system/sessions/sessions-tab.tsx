import '../system.css'
import { HOUSE_NAME } from '@zar/contract/office/suppliers'
import { type EveryoneOut, endEveryone } from '@zar/contract/office/system/sessions'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { FiguresPanel } from '../figures-panel.tsx'
import { EndDialog } from './end-dialog.tsx'
import { t } from './texts.ts'
import { useEveryoneOut, useEveryoneOutAnew } from './use-everyone-out.ts'

/** How many players are logged in, and how two people log all of them out. */
export function SessionsTab() {
  const { data, error, refetch } = useEveryoneOut()
  const { refusal } = useOffers({ actions: data?.actions ?? [] })('player.everyone_out')
  const [isAsking, setAsking] = useState(false)
  if (data) {
    const { open, rows } = data
    return (
      <div className="o-stack">
        <EndSeconds open={open} refusal={refusal} />
        <section className="o-panel" aria-labelledby="sessions-now">
          <div className="o-panel__h">
            <h2 id="sessions-now">{t('now')}</h2>
            <span className="o-push">
              <Button kind="danger" refusal={refusal} onClick={() => setAsking(true)}>
                {t('out')}
              </Button>
            </span>
          </div>
          <div className="o-sys__body">
            <Facts facts={[[t('open'), <b key="open">{formatWhole(open)}</b>]]} />
            <p className="o-micro">{t('openNote')}</p>
          </div>
        </section>
        <FiguresPanel
          title={t('list')}
          heads={[t('at'), t('by'), t('sessions'), t('because')]}
          none={t('none')}
          rows={rows.map((one) => ({ key: one.at, cells: cellsOf(one) }))}
        />
        {isAsking && <EndDialog open={open} onClose={() => setAsking(false)} />}
      </div>
    )
  }
  if (error) return <Failed error={error} onAgain={() => void refetch()} />
  return (
    <p className="o-panel o-sys__body" role="status">
      {t('loading')}
    </p>
  )
}

const cellsOf = ({ at, by, proposedBy: first, sessions, because }: EveryoneOut) => [
  formatDate(at),
  first === null ? t('byMachine', { by }) : t('byTwo', { first, second: by }),
  formatWhole(sessions),
  because ?? '–',
]

type SecondProps = { open: number; refusal: string | undefined }

/** What one person proposed, for the second. */
function EndSeconds({ open, refusal }: SecondProps) {
  const anew = useEveryoneOutAnew()
  return (
    <Seconds
      right="player.everyone_out"
      object="sessions:all"
      title={t('outTitle')}
      verb={t('outSecond', { count: open })}
      typedName={HOUSE_NAME}
      refusal={refusal}
      consequence={t('outDoes')}
      facts={() => [[t('open'), formatWhole(open)]]}
      approve={async ({ id: proposal, reason }) => {
        await call(endEveryone, { typed: HOUSE_NAME, reason, proposal })
        notify(t('done'))
      }}
      onDone={anew}
    />
  )
}
