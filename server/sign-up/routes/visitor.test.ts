import { expect, test } from 'vitest'
import { networkRateLimitKey, visitorRateLimitKey } from './visitor.ts'

const neighbours = [
  { label: 'one IPv4 address is one visitor', ips: ['192.0.2.7', '::ffff:192.0.2.7'], visitors: 1, networks: 1 },
  { label: 'IPv4 neighbours are a network', ips: ['192.0.2.7', '192.0.2.8'], visitors: 2, networks: 1 },
  { label: 'other IPv4 networks are others', ips: ['192.0.2.7', '192.0.3.7'], visitors: 2, networks: 2 },
  {
    label: 'a household of IPv6 is one visitor',
    ips: ['2001:db8:1:2::1', '2001:db8:1:2:ffff::'],
    visitors: 1,
    networks: 1,
  },
  {
    label: 'a company of IPv6 is a network',
    ips: ['2001:db8:1:2::1', '2001:0db8:0001:3::1'],
    visitors: 2,
    networks: 1,
  },
  { label: 'other IPv6 networks are others', ips: ['2001:db8:1::1', '2001:db8:2::1'], visitors: 2, networks: 2 },
  { label: 'shortened addresses are the same', ips: ['2001:db8::1', '2001:db8:0:0:0:0:0:9'], visitors: 1, networks: 1 },
  {
    label: 'ports do not count, nor brackets',
    ips: ['192.0.2.7', '192.0.2.7:50123', '192.0.2.7:50124', ' 192.0.2.7', '::ffff:c000:207', '[::ffff:192.0.2.7]:80'],
    visitors: 1,
    networks: 1,
  },
  {
    label: 'ports of IPv6 do not count',
    ips: ['[2001:db8:1:2::1]:50123', '[2001:db8:1:2::2]', '2001:DB8:1:2::3'],
    visitors: 1,
    networks: 1,
  },
  { label: 'interfaces do not count', ips: ['fe80::1%eth0', 'fe80::1%eth1'], visitors: 1, networks: 1 },
]

test.each(neighbours)('$label', ({ ips, visitors, networks }) => {
  expect(new Set(ips.map(visitorRateLimitKey)).size).toBe(visitors)
  expect(new Set(ips.map(networkRateLimitKey)).size).toBe(networks)
})

test('who has left before the form was read is a visitor as well', () => {
  expect(visitorRateLimitKey(undefined)).toBe('')
  expect(networkRateLimitKey(undefined)).toBe('')
})
