import { dropMedia, type Media } from '@zar/contract/office/content/media'
import { ChevronLeft, ImageUp, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatDate, formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { failureText } from '../../parts/api/failure.ts'
import { Button } from '../../parts/controls/button.tsx'
import { ConfirmInPlace } from '../../parts/dialogs/confirm-in-place.tsx'
import { type Offer, useOffers } from '../../parts/rights/offers.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Empty } from '../../parts/states/empty.tsx'
import { Failed } from '../../parts/states/failed.tsx'
import { notify } from '../../parts/toasts/toasts.ts'
import { kindName } from '../names.ts'
import { type Ref, useRefresh } from '../use-content.ts'
import { t } from './texts.ts'
import { UploadDialog } from './upload-dialog.tsx'
import { useMedia } from './use-media.ts'

type Props = { onBack: () => void; onChoose: (ref: Ref) => void }

/** All uploaded pictures with where each is used. */
export function MediaPage({ onBack, onChoose }: Props) {
  const { data, error, refetch } = useMedia()
  const offer = useOffers(data ?? { actions: [] })('media.upload')
  const [isUploading, setUploading] = useState(false)
  return (
    <div className="o-stack">
      <div>
        <Button kind="ghost" size="s" icon={ChevronLeft} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <ScreenHead title={t('title')} sub={data && t('sub', { count: data.media.length })}>
        {offer.isHere && (
          <Button
            kind="primary"
            icon={ImageUp}
            refusal={offer.refusal}
            onClick={() => setUploading(true)}
          >
            {t('upload')}
          </Button>
        )}
      </ScreenHead>
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <p className="o-panel o-content__wait" role="status">
          {t('loading')}
        </p>
      )}
      {data?.media.length === 0 && (
        <section className="o-panel o-content__none">
          <Empty icon={ImageUp} title={t('none')}>
            {t('noneNote')}
          </Empty>
        </section>
      )}
      {data && data.media.length > 0 && (
        <ul className="o-content__media">
          {data.media.map((one) => (
            <li key={one.name} className="o-panel">
              <Card one={one} offer={offer} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {isUploading && <UploadDialog onClose={() => setUploading(false)} />}
    </div>
  )
}

type CardProps = { one: Media; offer: Offer; onChoose: (ref: Ref) => void }

function Card({ one, offer, onChoose }: CardProps) {
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState(false)
  const drop = async () => {
    setAsking(false)
    try {
      await call(dropMedia, { name: one.name })
      notify(t('dropped'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  const size = {
    width: one.width,
    height: one.height,
    kb: formatWhole(Math.ceil(one.bytes / 1_000)),
  }
  const isUsed = one.uses.length > 0
  return (
    <>
      <img src={one.url} alt={one.title} width={one.width} height={one.height} loading="lazy" />
      <b>{one.title}</b>
      <small>{t('size', size)}</small>
      <small>{t('by', { by: one.by ?? '', at: formatDate(one.at) })}</small>
      {isUsed ? <Uses one={one} onChoose={onChoose} /> : <small>{t('unused')}</small>}
      {isAsking && (
        <ConfirmInPlace
          question={t('dropAsk', { title: one.title })}
          verb={t('dropVerb')}
          onYes={() => void drop()}
          onNo={() => setAsking(false)}
        />
      )}
      {!isAsking && offer.isHere && (
        <Button
          size="s"
          kind="ghost"
          icon={Trash2}
          aria-label={t('drop', { title: one.title })}
          refusal={isUsed ? t('used') : offer.refusal}
          onClick={() => setAsking(true)}
        >
          {t('dropVerb')}
        </Button>
      )}
    </>
  )
}

const Uses = ({ one, onChoose }: Omit<CardProps, 'offer'>) => (
  <ul aria-label={t('uses')}>
    {one.uses.map((use) => (
      <li key={`${use.kind}:${use.piece}:${use.state}`}>
        <Button
          size="s"
          kind="ghost"
          onClick={() => onChoose({ kind: use.kind, piece: use.piece })}
        >
          {kindName(use.kind)}: {use.name || t('untitled')}
        </Button>
        <small>{t(use.state)}</small>
      </li>
    ))}
  </ul>
)
