import { CareerBlog } from '../../features/public-pages/career-blog/career-blog.tsx';

export function CareerBlogPage() {
  return <CareerBlog />;
}
