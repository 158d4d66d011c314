import './own.css'
import type { OwnEvidence } from '@zar/contract/evidence/site/own-file'
import { Download, FilePlus2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isAway } from '../../../lib/api/query.ts'
import { formatDate } from '../../../lib/language/format.ts'
import { Tag } from '../../../ui/data-display/tag.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { FormRoom, PasswordStep } from '../../security/forms.tsx'
import { sizeOf } from '../../tickets/file-size.ts'
import { HowToCheck } from './how-to-check.tsx'
import { t } from './texts.ts'
import { useAsking, useDownload, useOwnEvidence } from './use-own-evidence.ts'

/** `/dashboard/evidence`: the player's file of evidence, how it stands, and how it is checked. */
export function EvidencePage() {
  const own = useOwnEvidence()
  return (
    <>
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <div className="ownevi">
        <div className="ownevi__what">
          <p>{t('what.holds')}</p>
          <p>{t('what.proves')}</p>
          <p>{t('what.hides')}</p>
        </div>
        <Panel title={t('file')}>
          {own.data && <Own own={own.data} />}
          {isAway(own) && <ErrorState heading="h2" onRetry={() => void own.refetch()} />}
          {!own.data && !isAway(own) && (
            <div role="status" aria-label={t('loading')}>
              <Skeleton height="132px" />
            </div>
          )}
        </Panel>
        <Panel title={t('check')}>
          <HowToCheck />
        </Panel>
      </div>
    </>
  )
}

const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="panel" aria-label={title}>
    <div className="panel__head">
      <h2>{title}</h2>
    </div>
    <div className="ownevi__body">{children}</div>
  </section>
)

function Own({ own: { state, askedAt, file, nextAt } }: { own: OwnEvidence }) {
  const isMaking = state === 'making'
  return (
    <>
      <div role="status" className="ownevi__state">
        {isMaking && (
          <p className="ownevi__making">
            <Spinner />
            <span>
              {t('making')}
              {askedAt && (
                <small className="num">{t('askedAt', { date: formatDate(askedAt) })}</small>
              )}
            </span>
          </p>
        )}
        {!isMaking && !file && <p>{t('none')}</p>}
        {!isMaking && file && <Tag kind="done">{t('ready')}</Tag>}
      </div>
      {isMaking && file && <p className="ownevi__note">{t('before')}</p>}
      {file && <MadeFile file={file} />}
      {!isMaking && <Ask isFirst={!file} nextAt={nextAt} />}
    </>
  )
}

function MadeFile({ file }: { file: NonNullable<OwnEvidence['file']> }) {
  const { mutate, isPending } = useDownload(file.name)
  return (
    <>
      {file.why !== 'asked' && <p className="ownevi__note">{t(`why.${file.why}`)}</p>}
      <dl className="ownevi__facts">
        <div>
          <dt>{t('name')}</dt>
          <dd>{file.name}</dd>
        </div>
        <div>
          <dt>{t('madeAt')}</dt>
          <dd className="num">{formatDate(file.madeAt)}</dd>
        </div>
        <div>
          <dt>{t('size')}</dt>
          <dd className="num">{sizeOf(file.bytes)}</dd>
        </div>
        <div>
          <dt>{t('keptUntil')}</dt>
          <dd className="num">{formatDate(file.keptUntil)}</dd>
        </div>
      </dl>
      <div>
        <Button
          variant="primary"
          icon={Download}
          busy={isPending ? t('downloading') : undefined}
          onClick={() => mutate()}
        >
          {t('download')}
        </Button>
      </div>
    </>
  )
}

type AskProps = {
  isFirst: boolean
  /** From when the next may be asked for. */
  nextAt: string | null
}

/** The way to have one made, for the password. */
function Ask({ isFirst, nextAt }: AskProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const { mutate, isPending } = useAsking(() => setAsking(false))
  if (nextAt) return <p className="ownevi__note num">{t('next', { date: formatDate(nextAt) })}</p>
  if (isAsking) {
    return (
      <FormRoom>
        <PasswordStep
          prompt={t('prompt')}
          busy={isPending ? t('asking') : undefined}
          onPassword={(password) => mutate(password)}
          onCancel={() => setAsking(false)}
        />
      </FormRoom>
    )
  }
  return (
    <div>
      <Button
        variant={isFirst ? 'primary' : 'quiet'}
        icon={FilePlus2}
        autoFocus={isAsking === false}
        onClick={() => setAsking(true)}
      >
        {t(isFirst ? 'ask' : 'askNew')}
      </Button>
    </div>
  )
}
