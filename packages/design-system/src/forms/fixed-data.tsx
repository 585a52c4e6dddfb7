import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'

/** What the school knows of somebody who registers. */
export interface EnrolmentData {
  name: string
  email: string
  /** Its middle digits alone; empty where the school has none. */
  cpf: string
}

const Plate = chakra('div', {
  base: {
    display: 'grid',
    gap: 2,
    px: 4,
    py: 3,
    bg: 'bg.sunken',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'card',
  },
})
const Label = chakra('label', { base: { display: 'block', textStyle: 'small', color: 'fg.muted' } })
const Value = chakra('input', {
  base: {
    w: 'full',
    minH: 7,
    fontSize: 'md',
    fontWeight: 'medium',
    color: 'fg',
    bg: 'transparent',
    borderRadius: 'sm',
    textOverflow: 'ellipsis',
  },
})
const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', pt: 1 } })

/** What is known already: to be read, and told to the school if it is wrong. */
export function FixedData({ name, email, cpf }: EnrolmentData) {
  const { t } = useTranslation()
  const id = useId()
  const rows = [
    { key: 'name', value: name },
    // A password manager keeps the new password under this name.
    { key: 'email', value: email, autoComplete: 'username' },
    ...(cpf ? [{ key: 'cpf', value: cpf } as const] : []),
  ] as const
  return (
    <Plate>
      {rows.map(({ key, ...input }) => (
        <div key={key}>
          <Label htmlFor={`${id}-${key}`}>{t(`register.data.${key}`)}</Label>
          <Value id={`${id}-${key}`} type="text" readOnly aria-describedby={`${id}-note`} {...input} />
        </div>
      ))}
      <Note id={`${id}-note`}>{t('register.data.fixed')}</Note>
    </Plate>
  )
}
