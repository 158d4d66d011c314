import '../own/own.css'
import { useMutation } from '@tanstack/react-query'
import { EVIDENCE_CLOSED_PATH } from '@zar/contract/evidence/site/own-file'
import { fetchPosted } from '../../../lib/api/download.ts'
import { failureText } from '../../../lib/api/failure-text.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { useLinkLanguage } from '../../../lib/router/link-language.ts'
import { useLocation, useNavigate } from '../../../lib/router/router.tsx'
import { Empty } from '../../../ui/feedback/empty.tsx'
import { notify } from '../../../ui/feedback/toast.tsx'
import { FormRoom, PasswordStep } from '../../security/forms.tsx'
import { t } from './texts.ts'

const NAME = 'zar-evidence.jsonl'

/** `/closed-evidence#…`: where the letter about a closed account leads, without a log-in. */
export function ClosedPage() {
  const token = useLocation().hash.slice(1)
  const navigate = useNavigate()
  useLinkLanguage()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (password: string) => fetchPosted(EVIDENCE_CLOSED_PATH, { token, password }),
    onSuccess: (file) => {
      saveFile(file, NAME)
      notify.success(t('downloaded'))
    },
    onError: (failure) => notify.error(failureText(failure)),
  })
  if (token === '') {
    return (
      <Empty art="fener" heading="h1" title={t('invalid')}>
        {t('invalidText')}
      </Empty>
    )
  }
  return (
    <div className="ownevi">
      <div className="pagehead">
        <h1>{t('title')}</h1>
      </div>
      <p>{t('what')}</p>
      <section className="panel" aria-label={t('title')}>
        <div className="ownevi__body">
          <FormRoom>
            <PasswordStep
              prompt={t('prompt')}
              busy={isPending ? t('downloading') : undefined}
              onPassword={(password) => mutate(password)}
              onCancel={() => navigate('/')}
            />
          </FormRoom>
        </div>
      </section>
    </div>
  )
}
