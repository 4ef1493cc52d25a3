import { endpointQuery } from '@digipals/client';
import { useQuery } from '@tanstack/react-query';

/** The recalls that an adult sees. */
export const useRecalls = () =>
  useQuery({ ...endpointQuery('GET desk/recalls'), refetchInterval: 10_000 });
