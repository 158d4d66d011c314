import '../../auth/auth.css'
import './data-copy.css'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLinkLanguage } from '../../../lib/router/link-language.ts'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { CodeEntry } from '../../auth/code/code-entry.tsx'
import { t } from './texts.ts'
import { useDataCopy, useLinkToken } from './use-data-copy.ts'

/** `/data-copy#…`: where support's letter leads a player who cannot log in. Opening it alone sends nothing. */
export function DataCopyPage() {
  useLinkLanguage()
  const token = useLinkToken()
  if (token === '') return <Ended title={t('incomplete.title')}>{t('incomplete.text')}</Ended>
  return <Linked key={token} token={token} />
}

function Linked({ token }: { token: string }) {
  const copy = useDataCopy(token)
  if (copy.stage === 'over') return <Ended title={t('over.title')}>{t('over.text')}</Ended>
  if (copy.stage === 'done') return <Done onAgain={copy.again} />
  return (
    <div className="datacopy">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <p className="datacopy__what">{t('what')}</p>
      <section className="panel" aria-label={t('title')}>
        <div className="datacopy__body">
          {copy.stage === 'ask' ? <Ask copy={copy} /> : <Code copy={copy} />}
        </div>
      </section>
    </div>
  )
}

type Copy = ReturnType<typeof useDataCopy>

const Ask = ({ copy }: { copy: Copy }) => (
  <div className="formstack">
    <p className="formstack__note">{t('ask')}</p>
    <Button
      variant="primary"
      size="l"
      wide
      busy={copy.isSending ? t('sending') : undefined}
      onClick={copy.send}
    >
      {t('send')}
    </Button>
  </div>
)

const Code = ({ copy }: { copy: Copy }) => (
  <div className="formstack">
    <p className="formstack__note" role="status">
      {t('sent')}
    </p>
    <CodeEntry
      channel="sms"
      label={t('code')}
      submit={t('take')}
      busy={copy.isTaking ? t('taking') : undefined}
      onCode={copy.take}
      sentAt={copy.sentAt}
      onResend={copy.send}
      isResending={copy.isSending}
    />
  </div>
)

const Done = ({ onAgain }: { onAgain: () => void }) => (
  <Empty
    art="nazar"
    heading="h1"
    title={t('done.title')}
    action={
      <Button icon={Download} onClick={onAgain}>
        {t('again')}
      </Button>
    }
  >
    {t('done.text')}
  </Empty>
)

const Ended = ({ title, children }: { title: string; children: ReactNode }) => (
  <Empty art="fener" heading="h1" title={title}>
    {children}
  </Empty>
)
