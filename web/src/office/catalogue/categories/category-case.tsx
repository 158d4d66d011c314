import '../catalogue.css'
import { closeCategory, type OfficeCategory } from '@zar/contract/office/catalogue'
import { EyeOff, Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { formatWhole } from '../../../lib/language/format.ts'
import { call } from '../../parts/api/call.ts'
import { Acts, Case, Facts } from '../../parts/case/case.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Say } from '../../parts/controls/say.tsx'
import { Tag } from '../../parts/controls/tag.tsx'
import { Seconds } from '../../parts/proposals/second.tsx'
import { useOffers } from '../../parts/rights/offers.ts'
import { notify } from '../../parts/toasts/toasts.ts'
import { useRefresh } from '../use-catalogue.ts'
import { CategoryClosing } from './category-closing.tsx'
import { CategoryEditor } from './category-editor.tsx'
import { t } from './category-texts.ts'
import { CategoryVersions } from './category-versions.tsx'

type Props = { category: OfficeCategory; count: number }

export const CategoryTag = ({ isClosed, isShown }: Pick<OfficeCategory, 'isClosed' | 'isShown'>) =>
  isClosed ? (
    <Tag tone="no" icon={Lock}>
      {t('closed')}
    </Tag>
  ) : isShown ? (
    <Tag tone="done">{t('shown')}</Tag>
  ) : (
    <Tag tone="wait" icon={EyeOff}>
      {t('hidden')}
    </Tag>
  )

/** One category of the lobby: its names and place, what players see of it, and how it was before. */
export function CategoryCase({ category, count }: Props) {
  const { name, nameTr, nameEn, place, games, isClosed, isShown, edition } = category
  return (
    <Case id={name} name={name} tag={<CategoryTag {...category} />}>
      {isClosed && <Say tone="no">{t('closedNote')}</Say>}
      {!isClosed && !isShown && <Say tone="wait">{t('hiddenNote')}</Say>}
      <ClosingSeconds category={category} />
      <Facts
        facts={[
          [t('nameTr'), nameTr],
          [t('nameEn'), nameEn],
          [t('place'), t('placeOf', { place, count })],
          [t('games'), formatWhole(games)],
        ]}
      />
      <CategoryVersions id={category.id} key={edition} />
      <Decide category={category} count={count} />
    </Case>
  )
}

/** A closing or an opening that was proposed, as the second person sees it. */
function ClosingSeconds({ category }: { category: OfficeCategory }) {
  const refresh = useRefresh()
  const { id, name, isClosed } = category
  return (
    <Seconds
      right="category.close"
      object={`category:${id}`}
      title={t(isClosed ? 'openTitle' : 'closeTitle', { name })}
      verb={t(isClosed ? 'openSecond' : 'closeSecond', { name })}
      typedName={name}
      refusal={useOffers(category)('category.close').refusal}
      facts={({ facts }) => [
        [t('nameTr'), `${facts.nameTr}`],
        [t('nameEn'), `${facts.nameEn}`],
        [t('games'), `${facts.games}`],
      ]}
      approve={async ({ id: proposal, reason, terms }) => {
        const closes = terms.closes === true
        await call(closeCategory, { id, closes, typed: name, reason, proposal })
        notify(t(closes ? 'closeDone' : 'openDone', { name }))
      }}
      onDone={refresh}
    />
  )
}

function Decide({ category, count }: Props) {
  const [asked, setAsked] = useState<'edit' | 'close'>()
  const offers = useOffers(category)
  const done = () => setAsked(undefined)
  const { isClosed } = category
  return (
    <>
      <Acts>
        <Button
          kind={isClosed ? 'line' : 'primary'}
          refusal={offers('category.edit').refusal}
          onClick={() => setAsked('edit')}
        >
          {t('edit')}
        </Button>
        <Button
          kind={isClosed ? 'primary' : 'danger'}
          icon={isClosed ? LockOpen : Lock}
          refusal={offers('category.close').refusal}
          onClick={() => setAsked('close')}
        >
          {t(isClosed ? 'open' : 'close')}
        </Button>
      </Acts>
      {asked === 'edit' && <CategoryEditor category={category} count={count} onClose={done} />}
      {asked === 'close' && <CategoryClosing category={category} onClose={done} />}
    </>
  )
}
