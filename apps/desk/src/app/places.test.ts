import { type EndpointKey, endpoints, staffRoles } from '@digipals/contract';
import { expect, test } from 'vitest';
import { findPlace, isReviewer, type PlaceName, places, placesOf } from './places.ts';

/** The endpoint that each page needs. */
const callOf: Record<PlaceName, EndpointKey> = {
  review: 'POST desk/claims',
  queue: 'GET desk/queue',
  held: 'GET desk/held',
  second: 'POST desk/claims',
  eyes: 'POST desk/claims',
  lead: 'POST desk/claims',
  help: 'GET desk/help',
  cases: 'GET desk/cases',
  replies: 'GET desk/replies',
  history: 'GET desk/history',
  recalls: 'GET desk/recalls',
  measures: 'GET desk/measures',
  agreement: 'GET desk/agreement',
  audit: 'GET desk/audit',
  duty: 'GET desk/duty',
  people: 'GET desk/people',
  known: 'GET desk/own',
  password: 'PUT desk/password',
};

test.each(staffRoles)('%s sees exactly the pages whose endpoints it may call', role => {
  const allowed = (Object.keys(callOf) as PlaceName[]).filter(name => {
    const { roles } = endpoints[callOf[name]] as { roles: readonly string[] };
    const isOfRole =
      (name !== 'lead' || role === 'lead') && (name !== 'eyes' || role !== 'reviewer');
    return roles.includes(role) && isOfRole;
  });
  expect(placesOf(role)).toEqual(allowed);
});

test('the address of a forbidden page leads to the first page of the role', () => {
  expect(findPlace('/audit', 'reviewer')).toEqual({ name: 'review', id: null });
  expect(findPlace('/cases/12', 'auditor')).toEqual({ name: 'cases', id: '12' });
  expect(findPlace('/', 'auditor').name).toBe('cases');
  expect(findPlace('/nowhere', 'admin').name).toBe('audit');
  expect(findPlace('/', 'senior').name).toBe('review');
});

test('roles that review see the numbers of the queue', () => {
  expect(staffRoles.filter(isReviewer)).toEqual(['reviewer', 'senior', 'lead']);
  expect(places.review.count).toBeDefined();
});
