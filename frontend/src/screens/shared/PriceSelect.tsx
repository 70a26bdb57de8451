import { useSearchParams } from 'react-router-dom'
import { Select } from '../../ui/Select.tsx'
import { priceChoices } from './price-range.ts'
import { useParam } from './use-param.ts'

/** Narrows a list to prices; the choice stands in the address. */
export function PriceSelect() {
  const [params] = useSearchParams()
  const [, setPrice] = useParam('price')
  return <Select label="Price" {...priceChoices(params)} onChange={setPrice} />
}
