/** The label of the confirm button. */
import { wordsOf } from '../lib/texts.svelte'
import type { Table } from '../lib/table.svelte'
import type { Option } from '../lib/types'
import { upper } from '../lib/wording'

/** The label for an option: the kit's own, else a verb with its object, else the option's text. */
export function confirmWords(table: Table, option: Option): string {
  const own = table.kit?.confirm?.(table, option)
  if (own) return own
  const verb = table.kit?.verb
  const [question, word] = [table.choice?.prompt.text.replace('prompt-', ''), String((option.option as unknown[])[0]).replaceAll('_', '-')]
  const id = verb && [verb(`${question}-${word}`), verb(word)].find((each) => wordsOf(table.game).has(each))
  return upper(table.say(id ? { text: id, args: option.text.args } : option.text))
}
