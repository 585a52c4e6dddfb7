import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { controlRecipe } from '../field/control-recipe.ts'
import type { ControlProps } from '../field/field.tsx'
import { useLiveRegion } from '../live-region/use-live-region.tsx'
import { OptionList, optionId } from './option-list.tsx'
import type { Option } from './options.ts'
import { Tool } from './tool.tsx'
import { useCombobox } from './use-combobox.ts'

const Input = chakra('input', controlRecipe)
const Popup = chakra('div', {
  base: {
    position: 'absolute',
    top: 'calc(100% + 4px)',
    insetInline: 0,
    zIndex: 'menu',
    p: 1.5,
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'card',
    boxShadow: 'float',
  },
})
const Note = chakra('p', { base: { px: 3, py: 2.5, color: 'fg.muted' } })

export interface ComboBoxProps {
  control: ControlProps
  label: string
  /** The text of the field. */
  text: string
  placeholder?: string | undefined
  /** The options; undefined while they load. */
  options: readonly Option[] | undefined
  /** The error message, where the options failed to load. */
  failure: ReactNode
  isChosen: (option: Option) => boolean
  multiple: boolean
  disabled: boolean
  onText: (text: string) => void
  onChoose: (option: Option) => void
  /** Called when the field loses the focus: text that was typed without a choice is discarded. */
  onLeave: () => void
  /** Clears the choice; left out while there is none. */
  onClear: (() => void) | undefined
}

/** A text field with a list: the ARIA combobox pattern. Internal to the search fields. */
export function ComboBox(props: ComboBoxProps) {
  const { control, label, text, placeholder, options, failure, isChosen, multiple, disabled } = props
  const { onText, onChoose, onLeave, onClear } = props
  const { t } = useTranslation()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { announce, region } = useLiveRegion()
  const box = useCombobox({ options: options ?? [], onChoose, staysOpen: multiple })
  const found = options?.length
  const words = found === undefined ? t('editing.choice.loading') : t('editing.choice.found', { count: found })
  const { open } = box
  useEffect(() => {
    if (open) announce(words)
  }, [open, words, announce])

  return (
    <Box position="relative">
      <Input
        {...control}
        ref={input}
        type="text"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native select cannot be typed in
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        pe={onClear ? 24 : 12}
        placeholder={placeholder}
        disabled={disabled}
        aria-expanded={open}
        aria-controls={open ? `${id}-list` : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && box.activeOption ? optionId(`${id}-list`, box.activeOption) : undefined}
        value={text}
        onClick={box.show}
        onBlur={() => {
          box.close()
          onLeave()
        }}
        onKeyDown={box.press}
        onChange={({ target }) => {
          onText(target.value)
          box.showFirst()
        }}
      />
      {onClear && !disabled && (
        <Tool
          end={11}
          label={t('editing.choice.clear', { label })}
          onClick={() => {
            onClear()
            input.current?.focus()
          }}
        >
          <X size={18} aria-hidden="true" />
        </Tool>
      )}
      <Tool
        end={0}
        // Not a tab stop: the keyboard opens the list from the field.
        tabIndex={-1}
        label={t(open ? 'editing.choice.close' : 'editing.choice.open', { label })}
        disabled={disabled}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          if (open) box.close()
          else box.show()
        }}
      >
        <ChevronDown size={20} aria-hidden="true" />
      </Tool>
      {open && (
        <Popup>
          {options && options.length > 0 ? (
            <OptionList
              // Remounts for another search, so that its results start at the top.
              key={text}
              id={`${id}-list`}
              active={box.active}
              onChoose={box.choose}
              {...{ label, options, isChosen, multiple }}
            />
          ) : (
            <Note id={`${id}-list`}>{failure ?? (options ? t('editing.choice.none') : words)}</Note>
          )}
        </Popup>
      )}
      {region}
    </Box>
  )
}
