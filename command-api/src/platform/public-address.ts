import { BlockList, isIPv4, isIPv6 } from 'node:net'

const inner = new BlockList()
const v4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // It reads like any other, and is what machines of Azure ask about themselves.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
v4.forEach(([network, prefix]) => inner.addSubnet(network, prefix, 'ipv4'))

const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
// Addresses that carry another one inside, or that nobody has.
const disguised = new BlockList()
const v6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['64:ff9b::', 96],
] as const
v6.forEach(([network, prefix]) => disguised.addSubnet(network, prefix, 'ipv6'))

/** Whether an address belongs to the public internet, so that reaching it reaches nothing of ours. */
export function isPublicIp(address: string): boolean {
  if (isIPv4(address)) {
    return !inner.check(address, 'ipv4')
  }
  return isIPv6(address) && outer.check(address, 'ipv6') && !disguised.check(address, 'ipv6')
}
