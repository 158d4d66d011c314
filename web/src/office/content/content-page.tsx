import './content.css'
import './media/media.css'
import type { ContentList } from '@zar/contract/office/content/operations'
import { KINDS } from '@zar/contract/office/content/pieces'
import { Images } from 'lucide-react'
import { useSearchParams } from '../../lib/router/router.tsx'
import { Button } from '../parts/controls/button.tsx'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { MediaPage } from './media/media-page.tsx'
import { PieceDesk } from './piece-desk.tsx'
import { PieceList } from './piece-list.tsx'
import { t } from './texts.ts'
import { Waiting } from './translate/waiting.tsx'
import { type Ref, useContentList } from './use-content.ts'

/** What the operators word: slides, promotions, pages, popups and short texts, with their versions. */
export function ContentPage() {
  const { data, error, refetch } = useContentList()
  if (data) return <Whole list={data} />
  return (
    <div className="o-stack">
      <ScreenHead title={t('title')} />
      {error ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : (
        <p className="o-panel o-content__wait" role="status">
          {t('loading')}
        </p>
      )}
    </div>
  )
}

/** The piece that the address names. */
function refIn(params: URLSearchParams): Ref | undefined {
  const kind = KINDS.find((one) => one === params.get('kind'))
  const piece = params.get('piece')
  return kind && piece ? { kind, piece } : undefined
}

function Whole({ list }: { list: ContentList }) {
  const [params, setParams] = useSearchParams()
  const chosen = refIn(params)
  const choose = ({ kind, piece }: Ref) => setParams({ kind, piece })
  if (params.get('view') === 'pictures')
    return <MediaPage onBack={() => setParams({})} onChoose={choose} />
  const drafts = list.pieces.filter(({ draft }) => draft !== null).length
  return (
    <div className="o-stack">
      {!chosen && (
        <ScreenHead title={t('title')} sub={t('sub', { count: list.pieces.length, drafts })}>
          <Button icon={Images} onClick={() => setParams({ view: 'pictures' })}>
            {t('pictures')}
          </Button>
        </ScreenHead>
      )}
      <div className={chosen ? 'o-content is-chosen' : 'o-content'}>
        <PieceList list={list} chosen={chosen} onChoose={choose} />
        {chosen ? (
          <PieceDesk
            key={`${chosen.kind}:${chosen.piece}`}
            of={chosen}
            list={list}
            onBack={() => setParams({})}
          />
        ) : (
          <Waiting list={list} onChoose={choose} />
        )}
      </div>
    </div>
  )
}
