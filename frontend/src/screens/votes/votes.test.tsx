import { screen, within } from '@testing-library/react'
import { webcrypto } from 'node:crypto'
