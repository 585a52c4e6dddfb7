import { cpfDigits } from '@the-house/domain'

/** A CPF as it may leave the server: its owner knows it again, nobody else learns it. */
export function maskCpf(cpf: string | null): string {
  const [, second, third] = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(cpfDigits(cpf ?? '')) ?? []
  return second && third ? `***.${second}.${third}-**` : ''
}
