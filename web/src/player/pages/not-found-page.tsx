import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { t } from './lost-texts.ts'

export function NotFoundPage() {
  return (
    <Empty
      art="tavla"
      heading="h1"
      title={t('lost')}
      action={
        <ButtonLink variant="primary" to="/">
          {t('goHome')}
        </ButtonLink>
      }
    >
      {t('lostNote')}
    </Empty>
  )
}
