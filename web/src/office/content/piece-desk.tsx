import {
  type ContentList,
  type ContentPiece,
  dropDraft,
  startDraft,
  startTranslation,
} from '@zar/contract/office/content/operations'
import { publishingRight } from '@zar/contract/office/content/pieces'
import { ChevronLeft, GitCompareArrows } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatDate } from '../../lib/language/format.ts'
import { call } from '../parts/api/call.ts'
import { failureText } from '../parts/api/failure.ts'
import { Button } from '../parts/controls/button.tsx'
import { Tag } from '../parts/controls/tag.tsx'
import { ConfirmInPlace } from '../parts/dialogs/confirm-in-place.tsx'
import { useOffers } from '../parts/rights/offers.ts'
import { ScreenHead } from '../parts/screen-head.tsx'
import { Failed } from '../parts/states/failed.tsx'
import { notify } from '../parts/toasts/toasts.ts'
import { DraftForm } from './form/draft-form.tsx'
import { DiffDialog } from './history/diff-dialog.tsx'
import { History } from './history/history.tsx'
import { Preview } from './preview.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { PublishSeconds } from './publish-seconds.tsx'
import { TakeDialog } from './take-dialog.tsx'
import { t } from './texts.ts'
import { writesOf } from './translate/writes.ts'
import { type Ref, usePiece, useRefresh } from './use-content.ts'
import { type Editing, useEditing } from './use-editing.ts'

type Props = { of: Ref; list: ContentList; onBack: () => void }

/** One piece: its draft, what players would see of it, and its versions. */
export function PieceDesk({ of, list, onBack }: Props) {
  const { data, error, refetch } = usePiece(of)
  return (
    <div className="o-stack o-content__desk">
      <div>
        <Button kind="ghost" size="s" icon={ChevronLeft} onClick={onBack}>
          {t('list')}
        </Button>
      </div>
      {!data && error && <Failed error={error} onAgain={() => void refetch()} />}
      {!data && !error && <p role="status">{t('loading')}</p>}
      {data?.draft && (
        // A new draft is another form.
        <Drafted key={data.draft.number} piece={data} draft={data.draft} list={list} />
      )}
      {data && !data.draft && <Shown piece={data} list={list} />}
    </div>
  )
}

type Dialog = 'publish' | 'schedule' | 'diff' | 'drop'

const Head = ({ piece, children }: { piece: ContentPiece; children: ReactNode }) => {
  const scheduled = piece.versions.find(({ state }) => state === 'scheduled')
  const live = piece.versions.find(({ state }) => state === 'live')
  return (
    <ScreenHead
      title={piece.name || t('untitled')}
      sub={
        <span className="o-row">
          {piece.draft && <Tag tone="wait">{t('draftTag', { number: piece.draft.number })}</Tag>}
          {!piece.draft && (
            <Tag tone={piece.isShown ? 'done' : 'line'}>
              {t(piece.isShown ? 'liveTag' : 'offTag')}
            </Tag>
          )}
          {scheduled?.publishAt && (
            <Tag tone="info">{t('scheduledTag', { at: formatDate(scheduled.publishAt) })}</Tag>
          )}
          {piece.isLegal && <Tag tone="line">{t('legal')}</Tag>}
          {live?.publishedAt && (
            <small>
              {t('liveSince', { number: live.number, at: formatDate(live.publishedAt) })}
              {live.endsAt && ` ${t('until', { at: formatDate(live.endsAt) })}`}
            </small>
          )}
        </span>
      }
    >
      {children}
    </ScreenHead>
  )
}

type DraftedProps = {
  piece: ContentPiece
  draft: NonNullable<ContentPiece['draft']>
  list: ContentList
}

function Drafted({ piece, draft, list }: DraftedProps) {
  const refresh = useRefresh()
  const offers = useOffers(piece)
  const editing = useEditing({ piece, draft, writes: writesOf(offers), onSaved: refresh })
  const [dialog, setDialog] = useState<Dialog>()
  const close = () => setDialog(undefined)
  const drop = async () => {
    close()
    try {
      const { kind, piece: id } = piece
      await call(dropDraft, { kind, piece: id, number: draft.number, edition: draft.edition })
      editing.takeTheirs()
      notify(t('dropped'))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  return (
    <>
      <DraftActs piece={piece} editing={editing} onPress={setDialog} />
      {dialog === 'drop' && (
        <ConfirmInPlace
          question={t('dropAsk')}
          verb={t('drop')}
          onYes={() => void drop()}
          onNo={close}
        />
      )}
      <PublishSeconds piece={piece} />
      <div className="o-content__work">
        <DraftForm piece={piece} list={list} editing={editing} />
        <div className="o-stack">
          <Preview piece={piece} body={editing.body} list={list} />
          <History piece={piece} offers={offers} />
        </div>
      </div>
      {dialog === 'diff' && piece.live && (
        <DiffDialog title={t('diff')} before={piece.live} after={editing.body} onClose={close} />
      )}
      {(dialog === 'publish' || dialog === 'schedule') && (
        <PublishDialog
          piece={piece}
          list={list}
          editing={editing}
          isScheduled={dialog === 'schedule'}
          onClose={close}
        />
      )}
    </>
  )
}

type ActsProps = { piece: ContentPiece; editing: Editing; onPress: (dialog: Dialog) => void }

function DraftActs({ piece, editing, onPress }: ActsProps) {
  const offers = useOffers(piece)
  const { refusal } = offers(publishingRight(piece.kind, piece.isLegal))
  const count = editing.problems.length
  const incomplete = count > 0 ? t('missing', { count }) : undefined
  const still = refusal ?? incomplete ?? (editing.hasConflict ? t('conflict') : undefined)
  return (
    <Head piece={piece}>
      {piece.live && (
        <Button kind="ghost" icon={GitCompareArrows} onClick={() => onPress('diff')}>
          {t('diff')}
        </Button>
      )}
      <Button kind="ghost" refusal={offers('page.edit').refusal} onClick={() => onPress('drop')}>
        {t('drop')}
      </Button>
      <Button refusal={still} onClick={() => onPress('schedule')}>
        {t('schedule')}
      </Button>
      <Button kind="primary" refusal={still} onClick={() => onPress('publish')}>
        {t('publish')}
      </Button>
    </Head>
  )
}

function Shown({ piece, list }: { piece: ContentPiece; list: ContentList }) {
  const refresh = useRefresh()
  const offers = useOffers(piece)
  const [dialog, setDialog] = useState<'end' | 'unschedule'>()
  const scheduled = piece.versions.find(({ state }) => state === 'scheduled')
  const isTranslator = writesOf(offers) === 'english'
  const stays = piece.isLegal || piece.kind === 'text'
  const edit = async () => {
    try {
      const of = { kind: piece.kind, piece: piece.piece }
      await (isTranslator ? call(startTranslation, of) : call(startDraft, of))
    } catch (failure) {
      notify(failureText(failure))
    }
    await refresh()
  }
  return (
    <>
      <Head piece={piece}>
        {scheduled && (
          <Button refusal={offers('page.publish').refusal} onClick={() => setDialog('unschedule')}>
            {t('unschedule')}
          </Button>
        )}
        {piece.isShown && !stays && (
          <Button refusal={offers('page.publish').refusal} onClick={() => setDialog('end')}>
            {t('end')}
          </Button>
        )}
        <Button
          kind="primary"
          refusal={offers(isTranslator ? 'translation.edit' : 'page.edit').refusal}
          onClick={() => void edit()}
        >
          {t(isTranslator ? 'translate' : 'edit')}
        </Button>
      </Head>
      <p className="o-micro">{t('editNote')}</p>
      <div className="o-content__work">
        {piece.live ? <Preview piece={piece} body={piece.live} list={list} isWide /> : <span />}
        <History piece={piece} offers={offers} />
      </div>
      {dialog && <TakeDialog kind={dialog} of={piece} onClose={() => setDialog(undefined)} />}
    </>
  )
}
