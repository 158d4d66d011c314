import './ledger.css'
import type { Account, LedgerTransfer } from '@zar/contract/office/ledger'
import { Download, Search, ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { isCode } from '../parts/api/failure.ts'
import { mayDo, useMe } from '../parts/api/session.ts'
import { Split } from '../parts/case/case.tsx'
import { Button } from '../parts/controls/button.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Empty } from '../parts/states/empty.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { Seek } from '../parts/table/seek.tsx'
import { AccountTable } from './account-table.tsx'
import { ExportDialog } from './export/export-dialog.tsx'
import { t as exportText } from './export/texts.ts'
import { WaitingExports } from './export/waiting-exports.tsx'
import { Heads } from './heads/heads.tsx'
import { Seals } from './seals.tsx'
import { t } from './texts.ts'
import { type Hop, Trail } from './trail.tsx'
import { TransferCase } from './transfer-case.tsx'
import { useLedgerState, useTransfer, useVerify } from './use-ledger.ts'
import { ownEnd } from './words.ts'

/** What the address names: the transfer that was looked for, and whose rows stand beside it. */
function useAddressed() {
  const [params, setParams] = useSearchParams()
  const q = params.get('q') || undefined
  const found = useTransfer(q)
  const transfer = found.data
  const account = params.get('account') ?? (transfer && ownEnd(transfer).account)
  // Of an account of the house there is none: its rows are of all players.
  const player = params.has('account') ? params.get('player') || undefined : transfer?.player.id
  const set = (next: { q?: string; account?: string; player?: string }) =>
    setParams({ ...Object.fromEntries(params), ...next }, { replace: true })
  return {
    q,
    found,
    wish: account ? { account, player } : undefined,
    seek: (text: string) => setParams(text ? { q: text } : {}, { replace: true }),
    choose: (id: string) => set({ q: id, account: account ?? '', player: player ?? '' }),
    back: () => set({ q: '' }),
    openEnd: ({ account: next, isHouse }: Account) =>
      set({ account: next, player: isHouse ? '' : (transfer?.player.id ?? '') }),
  }
}

/** The ledger, for who may walk it, and the heads that are published, for who may see those. */
export function LedgerPage() {
  const me = useMe()
  const mayHeads = mayDo(me, 'head.view')
  return (
    <div className="o-stack">
      {mayDo(me, 'ledger.view') ? (
        <Walked />
      ) : (
        <ScreenHead title={t('title')} sub={t('headsOnly')} />
      )}
      {mayHeads && <Heads />}
    </div>
  )
}

/** The chain of seals, one transfer with its trail, and the rows of its account. */
function Walked() {
  const me = useMe()
  const [hop, setHop] = useState<Hop>('transfer')
  const state = useLedgerState()
  const { q, found, wish, seek, choose, back, openEnd } = useAddressed()
  const transfer = found.data
  return (
    <>
      <Head player={transfer?.player} />
      {mayDo(me, 'ledger.export') && <WaitingExports />}
      {state.isError && <Failed error={state.error} onAgain={() => void state.refetch()} />}
      {state.data && <Seals state={state.data} ringed={transfer?.seal?.id} />}
      <div className="o-row o-row--wrap">
        <Seek placeholder={t('seek')} value={q ?? ''} onSeek={seek} />
      </div>
      {found.isError && !isCode(found.error, 'not_found') && (
        <Failed error={found.error} onAgain={() => void found.refetch()} />
      )}
      {transfer && <Trail transfer={transfer} hop={hop} onHop={setHop} />}
      {wish && (
        <Split
          onBack={back}
          list={
            <AccountTable key={wish.account} wish={wish} chosen={transfer?.id} onChoose={choose} />
          }
        >
          {transfer && <TransferCase transfer={transfer} hop={hop} onAccount={openEnd} />}
        </Split>
      )}
      {!wish && !found.isLoading && <Nothing isSought={found.isError} />}
    </>
  )
}

function Head({ player }: { player: LedgerTransfer['player'] | undefined }) {
  const me = useMe()
  const [isExporting, setExporting] = useState(false)
  const { data } = useLedgerState()
  const { isSending, start } = useVerify()
  const isRunning = isSending || (data?.check != null && data.check.endedAt === null)
  return (
    <ScreenHead
      title={t('title')}
      sub={
        data &&
        t('sub', {
          transfers: t('sealOf', { count: data.transfers }),
          accounts: t('accounts', { count: data.accounts }),
        })
      }
    >
      {mayDo(me, 'ledger.export') && (
        <Button icon={Download} onClick={() => setExporting(true)}>
          {exportText('open')}
        </Button>
      )}
      {isExporting && <ExportDialog player={player} onClose={() => setExporting(false)} />}
      {mayDo(me, 'ledger.verify') && (
        <Button icon={ShieldCheck} busy={isRunning ? t('verifying') : undefined} onClick={start}>
          {t('verify')}
        </Button>
      )}
    </ScreenHead>
  )
}

const Nothing = ({ isSought }: { isSought: boolean }) => (
  <section className="o-panel">
    <Empty icon={Search} title={t(isSought ? 'notFound' : 'none')}>
      {t('noneNote')}
    </Empty>
  </section>
)
