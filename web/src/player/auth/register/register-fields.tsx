import { useQuery } from '@tanstack/react-query'
import { LIMITS, TIMINGS } from '@zar/contract/limits'
import { registrationForm } from '@zar/contract/players/auth'
import { useEffect } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../../lib/api/call.ts'
import { formatMoney } from '../../../lib/language/format.ts'
import { TextField, TickField } from '../../../ui/form/field.tsx'
import { MaskedField } from '../../../ui/form/field-masked.tsx'
import { PasswordField } from '../../../ui/form/field-password.tsx'
import { SelectField } from '../../../ui/form/select.tsx'
import { PHONE_MASK, PHONE_PREFIX } from '../phone/phone-number.ts'
import { t } from '../texts.ts'
import { BirthFields } from './birth-fields.tsx'
import { homeOf, type RegisterForm, TURKIYE } from './registration.ts'

/** Name, error and tick of one text field of the form. */
function useTextField(): (name: keyof RegisterForm) => object {
  const { register, getFieldState, formState } = useFormContext<RegisterForm>()
  return (name) => {
    const { error, isTouched, invalid } = getFieldState(name, formState)
    return { ...register(name), error: error?.message, isGood: isTouched && !invalid }
  }
}

/** Every field of the sign-up form, in the order of reading. */
export function RegisterFields({ bonus }: { bonus: number }) {
  const field = useTextField()
  const { register } = useFormContext<RegisterForm>()
  const countries = useCountries()
  const country = useWatch<RegisterForm, 'country'>({ name: 'country' })
  const isTurkish = countries.data?.find(({ id }) => String(id) === country)?.name === TURKIYE
  return (
    <div className="grid2">
      <TextField label={t('name')} autoComplete="given-name" {...field('name')} />
      <TextField label={t('surname')} autoComplete="family-name" {...field('surname')} />
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        {...field('email')}
      />
      <PhoneField />
      <CountryField countries={countries} />
      <BirthFields />
      <TextField
        label={t(isTurkish ? 'tckn' : 'personalNo')}
        hint={isTurkish ? t('tckn.hint') : undefined}
        placeholder={t('personalNo.shape')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={LIMITS.personalNoDigits}
        {...field('PersonalNo')}
      />
      <PasswordFields />
      {bonus > 0 && (
        <TickField {...register('trialBonus')}>
          <b>{t('bonus', { amount: formatMoney(bonus) })}</b>
          <small>{t('bonus.when')}</small>
        </TickField>
      )}
      <TickField {...register('smsNotification')}>{t('sms')}</TickField>
    </div>
  )
}

function PhoneField() {
  return (
    <Controller<RegisterForm, 'phone'>
      name="phone"
      render={({ field, fieldState }) => (
        <MaskedField
          {...field}
          label={t('phone')}
          before={`+${PHONE_PREFIX}`}
          mask={PHONE_MASK}
          autoComplete="tel-national"
          error={fieldState.error?.message}
          isGood={fieldState.isTouched && !fieldState.invalid}
        />
      )}
    />
  )
}

function PasswordFields() {
  const field = useTextField()
  const { trigger, getFieldState, register } = useFormContext<RegisterForm>()
  const password = useWatch<RegisterForm, 'password'>({ name: 'password' })
  // The repeat may become right or wrong by what is typed in the field before it.
  const recheckRepeat = () => {
    if (getFieldState('password2').isTouched) void trigger('password2')
  }
  return (
    <>
      <PasswordField
        label={t('password')}
        autoComplete="new-password"
        measured={password}
        {...field('password')}
        {...register('password', { onChange: recheckRepeat })}
      />
      <PasswordField
        label={t('password.repeat')}
        placeholder={t('password.again')}
        autoComplete="new-password"
        {...field('password2')}
      />
    </>
  )
}

/** The list appears after a short pause, so that it never races the dialog's own entrance. */
function useCountries() {
  return useQuery({
    queryKey: ['auth', 'form'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const pause = new Promise((resolve) => setTimeout(resolve, TIMINGS.countriesDelayMs))
      const [{ countries }] = await Promise.all([call(registrationForm, {}), pause])
      return countries
    },
  })
}

function CountryField({ countries }: { countries: ReturnType<typeof useCountries> }) {
  const { setValue, getValues } = useFormContext<RegisterForm>()
  const { data, isError, refetch } = countries
  useEffect(() => {
    const home = data && homeOf(data)
    if (home && getValues('country') === '') setValue('country', String(home.id))
  }, [data, getValues, setValue])
  return (
    <Controller<RegisterForm, 'country'>
      name="country"
      render={({ field, fieldState }) => (
        <div>
          <SelectField
            {...field}
            label={t('country')}
            options={(data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            disabled={!data}
            placeholder={data || isError ? undefined : t('countries.loading')}
            error={isError ? t('countries.failed') : fieldState.error?.message}
          />
          {isError && (
            <button type="button" className="link register__retry" onClick={() => void refetch()}>
              {t('countries.retry')}
            </button>
          )}
        </div>
      )}
    />
  )
}
