import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMaskito } from '@maskito/react'
import { dayOf, dayText } from '@the-house/domain'
import { useTranslation } from '@the-house/i18n'
import { CalendarDays } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { controlRecipe } from '../field/control-recipe.ts'
import { Field, type FieldProps } from '../field/field.tsx'
import { masks } from '../field/masks.ts'

const Input = chakra('input', controlRecipe)
/** The native date input, which only opens the platform's calendar; hidden and not focusable. */
const Picker = chakra('input', {
  base: { position: 'absolute', insetInlineEnd: 0, bottom: 0, w: 'target', h: 0, opacity: 0, pointerEvents: 'none' },
})

export interface DateFieldProps extends Omit<FieldProps, 'children'> {
  /** YYYY-MM-DD, or an instant that begins so; empty: none; anything else is shown as it was typed. */
  value: string
  /**
   * Called with the day as YYYY-MM-DD, or with incomplete or invalid text as typed, for the form's validation; empty:
   * none.
   */
  onChange: (value: string) => void
  /** The first and last day that the calendar offers, YYYY-MM-DD. */
  min?: string
  max?: string
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
}

const isoDay = /^\d{4}-\d{2}-\d{2}/
/** The text that the field shows for a value. */
const textOf = (value: string): string => {
  const [day] = isoDay.exec(value) ?? []
  return day === undefined ? value : dayText(day)
}

/** A date, typed as DD/MM/YYYY or chosen from the platform's calendar. Words of area `editing`. */
export function DateField(props: DateFieldProps) {
  const { label, quietLabel, hint, error, value, onChange, min, max, disabled, ...rest } = props
  const { t } = useTranslation()
  // Maskito finds the input below its node, so that the input's own ref stays free for the form library.
  const masked = useMaskito({ options: masks.date })
  const picker = useRef<HTMLInputElement>(null)
  /** The typed text is kept while the owner's value is the one it produced. */
  const [typed, setTyped] = useState({ text: textOf(value), value })
  const text = typed.value === value ? typed.text : textOf(value)

  function type(next: string) {
    const wire = dayOf(next) ?? next
    setTyped({ text: next, value: wire })
    onChange(wire)
  }
  return (
    <Field {...{ label, quietLabel, hint, error }}>
      {(control) => (
        <Flex gap={2}>
          <Box ref={masked} flex="1" minW={0}>
            <Input
              type="text"
              inputMode="numeric"
              autoComplete="off"
              placeholder={t('editing.date.shape')}
              {...rest}
              {...control}
              disabled={disabled}
              value={text}
              onInput={(event) => type(event.currentTarget.value)}
            />
          </Box>
          <Box position="relative">
            <IconButton
              label={t('editing.date.pick', { label })}
              disabled={disabled}
              onClick={() => picker.current?.showPicker()}
            >
              <CalendarDays size={20} aria-hidden="true" />
            </IconButton>
            <Picker
              ref={picker}
              type="date"
              tabIndex={-1}
              aria-hidden="true"
              {...{ min, max }}
              value={isoDay.exec(value)?.[0] ?? ''}
              onChange={({ target }) => type(dayText(target.value))}
            />
          </Box>
        </Flex>
      )}
    </Field>
  )
}
