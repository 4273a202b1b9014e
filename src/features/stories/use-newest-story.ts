import { useQuery } from '@tanstack/react-query';
import { storyQueries } from './story-queries';

export const useNewestStory = () => useQuery(storyQueries.newest('home')).data?.[0];
