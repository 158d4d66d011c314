import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** Checks a form by rules that name, for each wrong field, the text that says what to do. */
export const rulesResolver =
  <Form extends FieldValues, Key extends string>(
    mistakesIn: (form: Form) => Partial<Record<keyof Form, Key>>,
    t: (key: Key) => string,
  ): Resolver<Form> =>
  (values) => {
    const wrong = Object.entries<Key>(mistakesIn(values) as Record<string, Key>)
    if (wrong.length === 0) return { values, errors: {} }
    const errors = wrong.map(([field, key]) => [field, { type: 'rule', message: t(key) }])
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Form> }
  }
