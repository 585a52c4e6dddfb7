import { chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { useId } from 'react'
import { UsernameHint } from './username-hint.tsx'

/** What the school knows of somebody who registers. */
export interface EnrolmentData {
  name: string
  email: string
  /** Its middle digits alone; empty where the school has none. */
  cpf: string
}

/** About as many letters go into a line on a phone; for browsers that do not size a field by its content. */
const lettersALine = 30

const Plate = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
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
/** Read whole: as many lines as it needs. */
const Value = chakra('textarea', {
  base: {
    display: 'block',
    w: 'full',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: 1.5,
    color: 'fg',
    bg: 'transparent',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    resize: 'none',
    fieldSizing: 'content',
  },
})
const Note = chakra('p', { base: { textStyle: 'small', color: 'fg.muted', pt: 1 } })

/** What is known already: to be read, and told to the school if it is wrong. */
export function FixedData({ name, email, cpf }: EnrolmentData) {
  const { t } = useTranslation()
  const id = useId()
  const rows = [
    ['name', name],
    ['email', email],
    ['cpf', cpf],
  ] as const
  return (
    <Plate>
      {/* A password manager keeps the new password under this name. */}
      <UsernameHint username={email} />
      {rows.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <Label htmlFor={`${id}-${key}`}>{t(`register.data.${key}`)}</Label>
              <Value
                id={`${id}-${key}`}
                aria-describedby={`${id}-note`}
                readOnly
                rows={Math.ceil(value.length / lettersALine)}
                value={value}
              />
            </div>
          ),
      )}
      <Note id={`${id}-note`}>{t('register.data.fixed')}</Note>
    </Plate>
  )
}
