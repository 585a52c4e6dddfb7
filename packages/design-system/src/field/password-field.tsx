import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from '@the-house/i18n'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { controlRecipe } from './control-recipe.ts'
import { Field, type FieldProps } from './field.tsx'

const Input = chakra('input', controlRecipe)

export interface PasswordFieldProps
  extends Omit<ComponentProps<typeof Input>, 'children' | 'type'>, Omit<FieldProps, 'children'> {
  /** Feedback on the password while it is typed. */
  meter?: ReactNode
}

/** A password field with a button to show its value. */
export function PasswordField({ label, hint, error, meter, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <Box position="relative">
            <Input autoComplete="current-password" {...rest} {...control} type={shown ? 'text' : 'password'} pe={12} />
            <IconButton
              label={t(shown ? 'design.password.hide' : 'design.password.show')}
              onClick={() => setShown(!shown)}
              position="absolute"
              insetBlock={0}
              insetInlineEnd={0}
              color="fg.muted"
            >
              <Icon size={20} aria-hidden="true" />
            </IconButton>
          </Box>
          {meter}
        </>
      )}
    </Field>
  )
}
