import { Button, type ButtonProps } from './button.tsx'

export interface IconButtonProps extends Omit<ButtonProps, 'aria-label'> {
  /** The action in words: accessible name and tooltip. */
  label: string
}

/** A button that shows only an icon; its label is the accessible name and the tooltip. */
export function IconButton({ label, variant = 'quiet', ...rest }: IconButtonProps) {
  return <Button variant={variant} px={0} py={0} w="target" aria-label={label} title={label} {...rest} />
}
