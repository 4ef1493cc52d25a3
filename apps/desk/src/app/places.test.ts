import { type EndpointKey, endpoints, staffRoles } from '@digipals/contract';
import { expect, test } from 'vitest';
import { findPlace, isReviewer, type PlaceName, places, placesOf } from './places.ts';

/** The call without which a place is nothing. */
const callOf: Record<PlaceName, EndpointKey> = {
  review: 'POST desk/claims',
  queue: 'GET desk/queue',
  held: 'GET desk/held',
  second: 'POST desk/claims',
  lead: 'POST desk/claims',
  cases: 'GET desk/cases',
  history: 'GET desk/history',
  agreement: 'GET desk/agreement',
  audit: 'GET desk/audit',
};

test.each(staffRoles)('%s sees exactly the places whose calls it may make', role => {
  const allowed = (Object.keys(callOf) as PlaceName[]).filter(name => {
    const { roles } = endpoints[callOf[name]] as { roles: readonly string[] };
    return roles.includes(role) && (name !== 'lead' || role === 'lead');
  });
  expect(placesOf(role)).toEqual(allowed);
});

test('an address of a place the role has not leads to its first place', () => {
  expect(findPlace('/audit', 'reviewer')).toEqual({ name: 'review', id: null });
  expect(findPlace('/cases/12', 'auditor')).toEqual({ name: 'cases', id: '12' });
  expect(findPlace('/', 'auditor').name).toBe('cases');
  expect(findPlace('/nowhere', 'admin').name).toBe('audit');
  expect(findPlace('/', 'senior').name).toBe('review');
});

test('who reads texts has numbers of the queue', () => {
  expect(staffRoles.filter(isReviewer)).toEqual(['reviewer', 'senior', 'lead']);
  expect(places.review.count).toBeDefined();
});
