import { IconButton, type IconButtonProps } from '../button/icon-button.tsx'

export interface ToolProps extends IconButtonProps {
  /** The distance from the end of the field. */
  end: 0 | 11
}

/** A small button inside a field. */
export const Tool = ({ end, ...rest }: ToolProps) => (
  <IconButton position="absolute" top={0} insetInlineEnd={end} color="fg.muted" {...rest} />
)
